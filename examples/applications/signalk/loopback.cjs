// Keeps what Signal K listens to, and what it tells others of itself, on loopback.
"use strict";
const dgram = require("node:dgram");
const net = require("node:net");

const OWN = "127.0.0.1";
const TELLING = 5353;
const GROUP = "224.0.0.251";

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (...given) {
  const [first, second] = given;
  if (typeof first === "number") {
    const rest = typeof second === "string" ? given.slice(2) : given.slice(1);
    return listen.call(this, first, OWN, ...rest);
  }
  if (first && typeof first === "object" && first.port !== undefined)
    return listen.call(this, { ...first, host: OWN }, ...given.slice(1));
  return listen.apply(this, given);
};

const { bind, addMembership, setMulticastInterface } = dgram.Socket.prototype;
dgram.Socket.prototype.bind = function (first, ...rest) {
  const told = first && typeof first === "object" ? first : { port: first };
  const then = [first, ...rest].filter((one) => typeof one === "function");
  const address = told.port === TELLING ? GROUP : OWN;
  const port = typeof told.port === "number" ? told.port : 0;
  this.once("listening", () => setMulticastInterface.call(this, OWN));
  return bind.call(this, { port, address }, ...then);
};
dgram.Socket.prototype.addMembership = function (group) {
  try {
    addMembership.call(this, group, OWN);
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error; // it was joined before
  }
};
dgram.Socket.prototype.setMulticastInterface = function () {
  setMulticastInterface.call(this, OWN);
};
