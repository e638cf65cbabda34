import type { NotificationName, NotifiedStage } from '@pasal/shared/contracts';

/** Stages that notify buyers by default; the others only if the owner switches them on. */
const TOLD: readonly NotifiedStage[] = ['handed_over', 'could_not_deliver'];

export const isStageSentByDefault = (stage: NotifiedStage): boolean => TOLD.includes(stage);

/** Whether a message is sent by default. */
export const isSentByDefault = (name: NotificationName): boolean =>
  !name.startsWith('stage_') || TOLD.some((stage) => name.startsWith(`stage_${stage}_`));
