import { trustedScriptUrl } from '@/lib/browser/trusted-script-url'
import workerUrl from '@/lib/planner/planner-worker?url'
import type { Answer, AnswerMessage, Job, JobMessage } from '@/lib/planner/protocol'

export type PlannerClient = {
  /** Starts a job, which replaces the one before it. */
  ask: (job: Job) => void
  /** Stops the worker, whatever it is doing. */
  end: () => void
}

/** Starts the worker. It calls `onAnswer` for the latest job only; `onLost` if its script cannot be loaded or has a bug. */
export function createPlannerClient(onAnswer: (answer: Answer) => void, onLost: () => void): PlannerClient {
  const worker = new Worker(trustedScriptUrl(workerUrl))
  let latest = 0
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<AnswerMessage>) => {
    if (id === latest) onAnswer(answer)
  }
  worker.onerror = onLost
  return {
    ask: (job) => {
      latest++
      worker.postMessage({ id: latest, job } satisfies JobMessage)
    },
    end: () => worker.terminate(),
  }
}
