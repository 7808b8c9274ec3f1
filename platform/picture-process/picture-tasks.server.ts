import { describeMaster, encodeMaster, encodeVariant } from '#platform/pictures/encode-picture.server.ts'
import { drawCover } from '#platform/share/draw-cover.server.ts'

/** What the picture process does for the server: bytes in, bytes out. It sees no database, no folder and no settings. */
export const PICTURE_TASKS = { describeMaster, drawCover, encodeMaster, encodeVariant }

export type PictureTasks = typeof PICTURE_TASKS
export type TaskName = keyof PictureTasks
