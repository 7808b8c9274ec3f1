/**
 * PostgreSQL's advisory locks know no names: each of ours is one arbitrary number. They stand together because two with
 * the same number keep each other out, and nobody would see why.
 */
export const LOCKS = {
  migration: 7_204_001,
  serving: 7_204_002,
  backup: 7_204_003,
  retention: 7_204_004,
} as const
