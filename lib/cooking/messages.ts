/** Texts for entering and leaving cook mode. They load with the recipe page; the other texts load with cook mode. */
export const cooking = {
  start: 'Готовить по шагам',
  resume: (step: number) => `Продолжить с шага ${step}`,
  finish: 'Закончить',
  documentTitle: (step: number, count: number, title: string) => `Шаг ${step} из ${count}: ${title}`,
}
