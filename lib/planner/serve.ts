import { ApiError } from '@/lib/api/fetch-json'
import { alternatives, planWeek } from '@/lib/planner/planner'
import type { PlannerInput, PlannerRequest } from '@/lib/planner/planner-types'
import type { Answer, AnswerMessage, Job, JobMessage } from '@/lib/planner/protocol'
import { fetchPlannerCatalogue, type PlannerCatalogue } from '@/lib/planner/read-dishes'

/** The part of a worker's global scope that passes messages. */
export type Port = {
  onmessage: ((event: MessageEvent<JobMessage>) => unknown) | null
  postMessage: (message: AnswerMessage) => void
}

/** What a plan is made of, and what is missing of it. */
type Given = PlannerInput & Pick<PlannerCatalogue, 'lacks'>

/** Milliseconds of work between two checks for a later job. */
const SLICE_MS = 50
/** How many dishes are offered in place of another. */
const MAX_ALTERNATIVES = 5

/**
 * Does the jobs of a page with the catalogue, which it fetches with the first one, and again for a plan if something is
 * missing. A later job ends those before it.
 */
export function servePlanner(port: Port) {
  let catalogue: Promise<PlannerCatalogue> | undefined
  let latest = 0

  async function read({ substitutes, ...request }: PlannerRequest): Promise<Given> {
    catalogue ??= fetchPlannerCatalogue(substitutes, request.ownDishes.length > 0)
    try {
      const { tagsOf, ...known } = await catalogue
      const ownDishes = request.ownDishes.map((dish) => ({ ...dish, tags: tagsOf(dish.ingredients) }))
      return { ...request, ownDishes, ...known }
    } catch (error) {
      catalogue = undefined
      throw error
    }
  }

  async function work(job: Job, answer: (answer: Answer) => void, isCurrent: () => boolean) {
    try {
      if (job.kind === 'plan' && (await catalogue)?.lacks.length) catalogue = undefined
      const input = await read(job.request)
      if (job.kind === 'plan') return await planInSlices(input, answer, isCurrent)
      const plans = alternatives(input, job.plan, job.place, MAX_ALTERNATIVES)
      answer({ kind: 'alternatives', plans })
    } catch (error) {
      // Errors lose their class on their way to the page, so an `ApiError` is sent as data. Any other error is a bug, which
      // the page hears of as an error of the worker: a rejected promise would not reach it.
      if (error instanceof ApiError) answer({ kind: 'failure', failure: error.failure, status: error.status })
      else reportError(error)
    }
  }

  port.onmessage = ({ data: { id, job } }) => {
    latest = id
    return work(
      job,
      (answer) => port.postMessage({ id, answer }),
      () => latest === id,
    )
  }
}

/** Plans until it is done or a later job has come. */
async function planInSlices(
  { lacks, ...input }: Given,
  answer: (answer: Answer) => void,
  isCurrent: () => boolean,
) {
  const steps = planWeek(input)
  let sliceEnd = 0
  while (isCurrent()) {
    const step = steps.next()
    if (step.done) return answer({ kind: 'plan', plan: step.value, lacks })
    if (performance.now() < sliceEnd) continue
    answer({ kind: 'progress', ...step.value })
    await new Promise((resolve) => setTimeout(resolve))
    sliceEnd = performance.now() + SLICE_MS
  }
}
