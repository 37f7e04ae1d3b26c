#!/usr/bin/env node
import { buildNode, buildWeb } from '../../../scripts/build.mjs';

await buildNode();
if (process.argv[2] === 'serve') await buildWeb();
const { main } = await import('../../../dist/node/cli.mjs');
await main(process.argv.slice(2));
