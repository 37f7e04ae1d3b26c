import { type ExecFileOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** As somebody would type it; rejects with what it said. */
export async function shell(command: string, options: ExecFileOptions = {}): Promise<void> {
  await promisify(execFile)('sh', ['-c', command], options);
}
