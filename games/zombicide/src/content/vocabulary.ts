/** The words that content is written in. */
export interface Op {
  readonly op: string;
}

export interface MissionData {
  readonly id: string;
}
