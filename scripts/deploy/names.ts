import { createSocket } from 'node:dgram';

const [, , address = '', ...pairs] = process.argv;
/** `.example.org=10.9.0.2` stands for all names below it as well. */
const known = pairs.map((pair) => pair.split('=') as [name: string, target: string]);

/** A name server for a network of two machines: A and CAA records, by which `.example.org` is the domain and all below it. */
const server = createSocket('udp4');
server.on('message', (question, from) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  const name = labels.join('.');
  const type = question.readUInt16BE(at + 1);
  const target = known.find(([own]) => (own.startsWith('.') ? `.${name}`.endsWith(own) : name === own))?.[1];
  const data = target === undefined ? undefined : dataOf(type, target);
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(target === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const answer = data
    ? [Buffer.from([0xc0, 12, type >> 8, type & 255, 0, 1, 0, 0, 0, 60, 0, data.length]), data]
    : [];
  const parts = [head, question.subarray(12, at + 5), ...answer];
  server.send(Buffer.concat(parts), from.port, from.address);
});
/** An A record, or the CAA record of the document. */
function dataOf(type: number, target: string): Buffer | undefined {
  if (type === 1) return Buffer.from(target.split('.').map(Number));
  return type === 257 ? Buffer.from('\0\x05issueletsencrypt.org') : undefined;
}

server.bind(53, address);
