/** The panel that sorts the departments of the shopping list. */
export const departmentOrder = {
  hint: 'Расставьте отделы так, как идёте по магазину: кнопками, стрелками или перетаскивая.',
  up: (department: string) => `Выше: ${department}`,
  down: (department: string) => `Ниже: ${department}`,
  position: (department: string, position: number, count: number) => `${department}: ${position} из ${count}`,
  reset: 'Как было',
  wasReset: 'Отделы стоят, как было сначала',
  done: 'Готово',
}
