/** A program that opens an endpoint, says its name and lives until it is killed. Word: the platform whose kind of endpoint it opens. */
import { openEndpoint } from './endpoint.ts';

process.stdout.write(`${await openEndpoint(process.argv[2])}\n`);
process.stdin.resume();
