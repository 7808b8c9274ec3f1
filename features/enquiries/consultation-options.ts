/** The answers of the design studio's form (SPEC section 9). Budgets are in euros. */
export const PROJECT_TYPES = ['residential', 'commercial', 'renovation', 'new-construction', 'consultation'] as const
export const TIMELINES = ['immediate', 'short', 'medium', 'long'] as const
export const BUDGETS = ['consultation-only', '5000-15000', '15000-30000', '30000-50000', '50000+'] as const
export const STYLES = ['afro-luxury', 'contemporary', 'minimalist', 'traditional', 'eclectic', 'other'] as const
