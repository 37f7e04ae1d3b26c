/** Plays the matches that tell what a card is worth, off the thread of the screen. It is ended when nobody waits for it any more. */
import { chooseAction } from '@orrery/bots';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { raceForTheGalaxyBot } from '@orrery/race-for-the-galaxy/bot';
import { estimateWorth, type Worth, type WorthPlay, type WorthProgress, type WorthRequest } from '@orrery/race-for-the-galaxy/workshop';

export interface WorthJob {
  readonly request: WorthRequest;
  readonly level: string;
}
export type WorthReply = { readonly progress: WorthProgress } | { readonly worth: Worth } | { readonly problem: string };

self.addEventListener('message', (message: MessageEvent<WorthJob>) => {
  try {
    self.postMessage(estimated(message.data) satisfies WorthReply);
  } catch (problem) {
    self.postMessage({ problem: problem instanceof Error ? problem.message : String(problem) } satisfies WorthReply);
  }
});

function estimated({ request, level }: WorthJob): WorthReply {
  const game = { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot };
  const play: WorthPlay = (question) => chooseAction(game, level, question).action;
  const steps = estimateWorth(request, play);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { worth: step.value };
    self.postMessage({ progress: step.value } satisfies WorthReply);
  }
}
