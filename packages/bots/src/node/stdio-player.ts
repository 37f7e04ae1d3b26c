import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type ActionBase, BadInput, type Json, type PlainGame, stableJson } from '@orrery/engine';
import type { Question, Thought } from '../bot.ts';
import type { Player } from '../playing.ts';

/** Another program at the table, and how to see it off. */
export interface StdioPlayer {
  readonly play: Player;
  close(): void;
}

/**
 * Starts a program that plays by lines of JSON: a question in, an answer out (docs/BOTS.md).
 * It lives until `close`, through many matches; one that dies, says nonsense or cheats ends the arena with `BadInput`.
 */
export function stdioPlayer(module: PlainGame, command: string, answerSeconds: number): StdioPlayer {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const answers = answersOf(child, command);
  const play = async (question: Question<ActionBase, unknown>): Promise<Thought<ActionBase>> => {
    const { seat, view, legal } = question;
    child.stdin.write(`${JSON.stringify({ game: module.id, seat, view, legal })}\n`);
    const line = await answers.next(answerSeconds);
    return { action: readAnswer(module, line, { command, legal }), alternatives: [] };
  };
  return { play, close: () => endGroup(child) };
}

/** The shell and what it started: alone, the shell would leave the program behind. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended by itself in between.
  }
}

function answersOf(child: ReturnType<typeof spawn>, command: string): { next(seconds: number): Promise<string> } {
  const lines: string[] = [];
  let waiting: { readonly take: (line: string) => void; readonly fail: (error: Error) => void } | undefined;
  let ended: BadInput | undefined;
  if (child.stdout === null || child.stdin === null) throw new Error('a program at the table needs pipes');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (waiting === undefined) lines.push(line);
    else waiting.take(line);
  });
  const end = (problem: string) => {
    ended = new BadInput(`stdio:${command}`, problem);
    waiting?.fail(ended);
  };
  child.stdin.on('error', () => end('does not read its questions'));
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(`has ended by itself (${signal ?? `exit code ${code}`})`));
  const next = (seconds: number) =>
    new Promise<string>((take, fail) => {
      const early = lines.shift();
      if (early !== undefined) return take(early);
      if (ended !== undefined) return fail(ended);
      const timer = setTimeout(
        () => settle(() => fail(new BadInput(`stdio:${command}`, `has not answered in ${seconds} s`))),
        seconds * 1000,
      );
      const settle = (what: () => void) => {
        clearTimeout(timer);
        waiting = undefined;
        what();
      };
      waiting = { take: (line) => settle(() => take(line)), fail: (error) => settle(() => fail(error)) };
    });
  return { next };
}

function readAnswer(
  module: PlainGame,
  line: string,
  asked: { readonly command: string; readonly legal: readonly ActionBase[] },
): ActionBase {
  const place = `stdio:${asked.command}`;
  let given: Json;
  try {
    given = JSON.parse(line);
  } catch {
    throw new BadInput(place, `has answered with what is not JSON: ${line.slice(0, 80)}`);
  }
  const action = module.readAction(unwrapped(given));
  const wanted = action === undefined ? undefined : stableJson(action);
  const legal = asked.legal.find((one) => stableJson(one) === wanted);
  if (legal === undefined) throw new BadInput(place, `has answered with what is not a legal action: ${line.slice(0, 80)}`);
  return legal;
}

/** The action itself, or in a field of that name beside whatever else the program wants to say. */
function unwrapped(given: Json): Json {
  if (given === null || typeof given !== 'object' || !('action' in given)) return given;
  return given.action ?? null;
}
