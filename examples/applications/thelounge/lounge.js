"use strict";
// The Lounge for a control room: nobody signs up, everybody has an account already.
module.exports = {
  public: false,
  host: "127.0.0.1",
  port: Number(process.env.LOUNGE_PORT),
  reverseProxy: false,
  maxHistory: 200,
  https: { enable: false },
  theme: "default",
  prefetch: false,
  fileUpload: { enable: false },
  transports: ["websocket"],
  leaveMessage: "Off shift",
  lockNetwork: false,
  defaults: {
    name: "Nordlicht",
    host: "127.0.0.1",
    port: 18581,
    tls: false,
    rejectUnauthorized: false,
    join: "#control",
  },
  messageStorage: ["sqlite"],
};
