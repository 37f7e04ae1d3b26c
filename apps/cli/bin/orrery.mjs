#!/usr/bin/env node
import { buildNode, buildWeb } from '../../../scripts/build.mjs';

const isServer = process.argv[2] === 'serve';
await buildNode({ leaveOutBroken: !isServer });
if (isServer) await buildWeb();
const { main } = await import('../../../dist/node/cli.mjs');
await main(process.argv.slice(2));
