import loadHighs from 'highs'

const highs = await loadHighs()

/** A variable of a programme with its coefficient in a row. */
export type Term = [variable: number, coefficient: number]

export type Solved = {
  /** The values of the variables; undefined where no solution was found in time. */
  values: Float64Array | undefined
  /** What the solution costs, and what every one costs at least. */
  cost: number
  bound: number
  isBest: boolean
  /** Each solution that was better than those before it, with the seconds until then. */
  found: { seconds: number; cost: number }[]
}

/** An integer programme that minimizes the cost of variables which are not negative. */
export type Programme = {
  /** Adds a variable with its cost; returns its index. */
  variable: (cost?: number, options?: { max?: number; isWhole?: boolean }) => number
  /** Adds a row: the sum of the terms is from `min` to `max`. */
  row: (min: number, max: number, terms: Term[]) => void
  atLeast: (min: number, terms: Term[]) => void
  atMost: (max: number, terms: Term[]) => void
}

/** Solves the programme that `build` states with HiGHS, within a number of seconds. */
export const solveProgramme = (build: (programme: Programme) => void, seconds: number): Solved =>
  highs.withModel((model) => {
    const { modelStatus, solutionStatus, variableType, callbackType } = highs.constants
    let count = 0
    const row: Programme['row'] = (min, max, terms) => {
      // HiGHS takes no variable twice.
      const sums = new Map<number, number>()
      for (const [index, value] of terms) sums.set(index, (sums.get(index) ?? 0) + value)
      model.addRow(min, max, { indices: [...sums.keys()], values: [...sums.values()] })
    }
    build({
      variable: (cost = 0, { max = Infinity, isWhole = false } = {}) => {
        model.addVar(0, max)
        model.changeColCost(count, cost)
        if (isWhole) model.changeColIntegrality(count, variableType.integer)
        return count++
      },
      row,
      atLeast: (min, terms) => row(min, Infinity, terms),
      atMost: (max, terms) => row(-Infinity, max, terms),
    })
    const found: Solved['found'] = []
    model.options.set({ output_flag: false, time_limit: seconds })
    model.run({
      [callbackType.mipImprovingSolution]({ data }) {
        found.push({ seconds: data.running_time ?? NaN, cost: data.objective_function_value ?? NaN })
      },
    })
    const isFound = model.info.get('primal_solution_status') === solutionStatus.feasible
    return {
      values: isFound ? model.getSolution().colValue : undefined,
      cost: isFound ? model.getObjectiveValue() : Infinity,
      bound: Number(model.info.get('mip_dual_bound')),
      isBest: model.getModelStatus() === modelStatus.optimal,
      found,
    }
  })
