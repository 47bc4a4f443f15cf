import { useState } from 'react'

import { describeProblem } from '@/lib/household/messages'

/** Runs the actions of a card, one at a time. `problem` is the sentence for the latest one if it has failed. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const run = async (action: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(describeProblem(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, problem, run }
}
