import { useEffect, useRef } from 'react'

import { createPlannerClient, type PlannerClient } from '@/lib/planner/planner-client'
import type { Answer, Job } from '@/lib/planner/protocol'

/** The planner's worker, which starts with its first job and ends with the screen at the latest. */
export function usePlannerClient(onAnswer: (answer: Answer) => void, onLost: () => void) {
  const client = useRef<PlannerClient>(undefined)

  function end() {
    client.current?.end()
    client.current = undefined
  }

  function ask(job: Job) {
    client.current ??= createPlannerClient(onAnswer, () => {
      end()
      onLost()
    })
    client.current.ask(job)
  }

  useEffect(() => end, [])
  return { ask, end }
}
