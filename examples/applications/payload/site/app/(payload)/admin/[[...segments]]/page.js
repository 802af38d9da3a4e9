import { generatePageMetadata, RootPage } from "@payloadcms/next/views";

import config from "../../../../payload.config.js";
import { importMap } from "../importMap.js";

export const generateMetadata = (asked) => generatePageMetadata({ ...asked, config });

export default function Page(asked) {
  return RootPage({ ...asked, config, importMap });
}
