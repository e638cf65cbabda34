import type { NotificationName, NotifiedStage } from '@pasal/shared/contracts';

/** Buyers are told of these unless the owner says otherwise; of the other stages only where the owner says so. */
const TOLD: readonly NotifiedStage[] = ['handed_over', 'could_not_deliver'];

export const isStageSentByDefault = (stage: NotifiedStage): boolean => TOLD.includes(stage);

/** Whether a message is sent before the owner has said anything of it. */
export const isSentByDefault = (name: NotificationName): boolean =>
  !name.startsWith('stage_') || TOLD.some((stage) => name.startsWith(`stage_${stage}_`));
