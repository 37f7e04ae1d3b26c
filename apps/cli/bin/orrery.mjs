#!/usr/bin/env node
import { buildNode } from '../../../scripts/build.mjs';

await buildNode();
const { main } = await import('../../../dist/node/cli.mjs');
await main(process.argv.slice(2));
