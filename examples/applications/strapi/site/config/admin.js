const salt = "of an invented office";
module.exports = {
  apiToken: { salt },
  auth: { secret: salt },
  transfer: { token: { salt } },
  secrets: { encryptionKey: salt },
  flags: { nps: false, promoteEE: false },
  rateLimit: { enabled: false },
  tutorials: false,
};
