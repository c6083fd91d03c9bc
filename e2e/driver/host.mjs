/** The built browser host on its own, without the checks and builds of `npm start`; prints its address. */
const { serveGantry } = await import('../../dist/server.mjs');
const server = await serveGantry({ port: 0, report: (message) => console.error(message) });
console.log(server.address);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
