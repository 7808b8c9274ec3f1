/** The picture process: started by run-picture-task.server.ts, which gives it one task after the other. */
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { AppError } from '#common/errors.ts'
import { PICTURE_TASKS, type TaskName } from './picture-tasks.server.ts'
import type { TaskAnswer, TaskRequest } from './run-picture-task.server.ts'

// Visitors come first.
setPriority(constants.priority.PRIORITY_LOW)
try {
  // A machine that has no memory left takes us, and the server goes on.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Only Linux has it.
}
// Nothing is made twice, and the server has the other processors.
sharp.cache(false)
sharp.concurrency(1)

async function answer({ task, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    return { value: await (PICTURE_TASKS[task] as (given: unknown) => Promise<unknown>)(input) }
  } catch (error) {
    const { message } = error as Error
    return {
      failure: error instanceof AppError ? { message, code: error.code, sentence: error.sentence } : { message },
    }
  }
}

// The server has ended, or has no more to do for us.
process.once('disconnect', () => process.exit())
process.on('message', async (request: TaskRequest<TaskName>) => {
  const said = await answer(request)
  if (process.connected) process.send?.(said)
})
