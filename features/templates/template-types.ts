/** What a template is for (SPEC section 9). */
export const TEMPLATE_TYPES = ['article', 'email', 'social', 'newsletter'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]
