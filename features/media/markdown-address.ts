/**
 * What a link may lead to. Only these: a list of what is dangerous is never complete. A path of ours holds no two strokes
 * side by side and no backslash: without its language it would be another site.
 */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/[^/]|mailto:|tel:|(?![^?#]*(?:\/\/|\\|%5c))\/|#)/i
export const FOREIGN_ADDRESS = /^https?:/i
/** Paths of ours that are files or not for visitors: they stand in no language, and the browser asks for them itself. */
export const NOT_A_PAGE = /^\/(?:files|pictures|share|api|admin)(?:[/?#]|$)/
