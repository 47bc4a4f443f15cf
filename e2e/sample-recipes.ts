/** Two recipes and a shop whose figures can be checked by hand. */

const amount = (value: number | null, unit: string, grams = 0) => ({ value, unit, grams })

export const syrniki = {
  id: 'own-syrniki',
  title: 'Сырники с изюмом',
  servings: 4,
  kcal: '310 ккал',
  instructions: ['Разотрите творог с двумя ложками сахара.', 'Жарьте 4 минуты.'],
  ingredients: ['Творог', 'Яйца', 'Сахар', 'Соль', 'Шафран'],
  quantity: ['600 г', '2 шт', '2 ст. л.', 'по вкусу', '1 щепотка'],
  amounts: [
    amount(600, 'г', 600),
    amount(2, 'шт', 110),
    amount(2, 'ст. л.', 30),
    amount(null, 'по вкусу'),
    amount(1, 'щепотка', 1),
  ],
}
export const casserole = {
  id: 'own-casserole',
  title: 'Запеканка',
  servings: 6,
  kcal: '240 ккал',
  ingredients: ['Творог', 'Сахар', 'Соль', 'Изюм'],
  quantity: ['0,5 кг', '100 г', 'по вкусу', '50 г'],
  amounts: [amount(0.5, 'кг', 500), amount(100, 'г', 100), amount(null, 'по вкусу'), amount(50, 'г', 50)],
}

const product = (title: string, price: number, value: number, unit: string) => ({
  id: `own-${title}`,
  title,
  price,
  quantity: `${value} ${unit}`,
  image: '',
  count: 1,
  pack: { value, unit },
})
export const shop = [
  { ...product('Творог', 3.5, 400, 'г'), packName: 'пачка' },
  product('Яйца', 4.2, 10, 'шт'),
  product('Сахар', 2, 1, 'кг'),
  { ...product('Соль', 1, 1, 'кг'), staple: true },
  product('Изюм', 3, 200, 'г'),
]
