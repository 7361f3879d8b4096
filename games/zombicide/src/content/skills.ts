export type SkillId = string;
