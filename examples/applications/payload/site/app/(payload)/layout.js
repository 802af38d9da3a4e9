import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";

import config from "../../payload.config.js";
import { importMap } from "./admin/importMap.js";

const serverFunction = async (asked) => {
  "use server";
  return handleServerFunctions({ ...asked, config, importMap });
};

export default function Layout({ children }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
