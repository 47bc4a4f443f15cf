import type { Failure } from '@/lib/api/fetch-json'
import type { PlannerRequest, WeekPlan } from '@/lib/planner/planner-types'

/** What the page asks of the worker: a plan, or plans with another dish for the meal of an index. */
export type Job =
  | { kind: 'plan'; request: PlannerRequest }
  | { kind: 'alternatives'; request: PlannerRequest; plan: WeekPlan; place: number }

/** What the worker could not fetch and plans without: all prices, or some recipes. */
export type Lack = 'prices' | 'recipes'

/** `share`: how much of the work is done, 0 to 1. */
export type Answer =
  | { kind: 'progress'; share: number; plan: WeekPlan }
  | { kind: 'plan'; plan: WeekPlan; lacks: Lack[] }
  | { kind: 'alternatives'; plans: WeekPlan[] }
  | { kind: 'failure'; failure: Failure; status?: number }

/** A later job replaces those before it; their answers are ignored. */
export type JobMessage = { id: number; job: Job }
export type AnswerMessage = { id: number; answer: Answer }
