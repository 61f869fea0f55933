// `/lookalikes paypal.com` in Slack: the registered look-alikes, with what they are.
import { createServer } from "node:http";
import process from "node:process";
import { createIo, lookup, SquatError, toRecords } from "deadringer";
import { startMiniInternet } from "deadringer/testing";

const { io } = process.env.MINIATURE ? await startMiniInternet() : { io: createIo() };

async function answer(domain) {
  try {
    const records = await toRecords(lookup(domain, { io, limit: 300 }));
    return records.map(({ domain, verdict }) => `${domain}: ${verdict}`).join("\n");
  } catch (error) {
    if (error instanceof SquatError) return error.message;
    throw error;
  }
}

const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const text = await answer(new URLSearchParams(body).get("text") ?? "");
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ response_type: "in_channel", text }));
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
