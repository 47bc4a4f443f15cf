import { vi } from 'vitest'

import type { AnswerMessage, JobMessage } from '@/lib/planner/protocol'
import { type Port, servePlanner } from '@/lib/planner/serve'

/**
 * Runs the real planner in place of a worker, which happy-dom lacks. `hold` makes it too slow to answer;
 * `breakDown` is an error in it.
 */
export function stubPlannerWorker() {
  let isHeld = false
  let breakDown = () => {}
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: AnswerMessage }) => void) | null = null
      onerror: (() => void) | null = null
      isEnded = false
      port: Port = {
        onmessage: null,
        postMessage: (message) => {
          if (!this.isEnded && !isHeld) this.onmessage?.({ data: structuredClone(message) })
        },
      }

      constructor() {
        servePlanner(this.port)
        breakDown = () => this.onerror?.()
      }

      postMessage(message: JobMessage) {
        void this.port.onmessage?.(new MessageEvent('message', { data: structuredClone(message) }))
      }

      terminate() {
        this.isEnded = true
      }
    },
  )
  return { hold: () => (isHeld = true), release: () => (isHeld = false), breakDown: () => breakDown() }
}
