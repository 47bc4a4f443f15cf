import { useEffect, useRef } from 'react'

import { trustedScriptUrl } from '@/lib/browser/trusted-script-url'
import workerUrl from '@/lib/planner/planner-worker?url'
import type { Answer, AnswerMessage, Job, JobMessage } from '@/lib/planner/protocol'

/**
 * The planner's worker, which starts with its first job and ends with the screen at the latest. A job replaces the one before
 * it: `onAnswer` is called for the latest only. `onLost` is called if the script cannot be loaded or has a bug.
 */
export function usePlannerClient(onAnswer: (answer: Answer) => void, onLost: () => void) {
  const worker = useRef<Worker>(undefined)
  const latest = useRef(0)

  /** Stops the worker, whatever it is doing. */
  function end() {
    worker.current?.terminate()
    worker.current = undefined
  }

  function start() {
    const started = new Worker(trustedScriptUrl(workerUrl))
    started.onmessage = ({ data: { id, answer } }: MessageEvent<AnswerMessage>) => {
      if (id === latest.current) onAnswer(answer)
    }
    started.onerror = () => {
      end()
      onLost()
    }
    return started
  }

  function ask(job: Job) {
    worker.current ??= start()
    worker.current.postMessage({ id: ++latest.current, job } satisfies JobMessage)
  }

  useEffect(() => end, [])
  return { ask, end }
}
