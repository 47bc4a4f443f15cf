/** Returns a new copy of a small catalogue for unit tests, as parsed from YAML: two categories with one recipe each. */
export function sampleFiles() {
  return {
    'search-words.yaml': {
      stems: { блины: ['блинчик', 'блинчики'] },
      ignored: ['рецепт'],
      concepts: [
        { words: ['свёкла', 'буряк'], genitive: 'свёклы' },
        { words: ['мясо', 'meat'], genitive: 'мяса', marks: ['meat'] },
        { words: ['завтрак'], categories: ['breakfasts'] },
      ],
    },
    'order.yaml': { categories: ['soups', 'breakfasts'], departments: ['vegetables', 'grocery'] },
    'products/vegetables.yaml': {
      department: 'Овощи и фрукты',
      products: [
        {
          id: 'beetroot',
          title: 'Свёкла',
          pack: '1 кг',
          price: 1.8,
          per100: { kcal: 42, protein: 1.5, fat: 0.1, carbs: 8.8 },
          grams: { шт: 200 },
        },
        {
          id: 'garlic',
          title: 'Чеснок',
          pack: '100 г',
          price: 1.2,
          per100: { kcal: 149, protein: 6.4, fat: 0.5, carbs: 29.9 },
          grams: { зубчик: 5 },
        },
        {
          id: 'beef',
          title: 'Говядина на кости',
          pack: '800 г',
          price: 14.5,
          per100: { kcal: 187, protein: 18.9, fat: 12.4, carbs: 0 },
          marks: ['meat'],
        },
      ],
    },
    'products/grocery.yaml': {
      department: 'Бакалея',
      products: [
        {
          id: 'water',
          title: 'Вода',
          pack: '1,5 л',
          price: 1.1,
          per100: { kcal: 0, protein: 0, fat: 0, carbs: 0 },
          grams: { мл: 1 },
          staple: true,
        },
        {
          id: 'salt',
          title: 'Соль',
          pack: '1 кг',
          price: 1.15,
          per100: { kcal: 0, protein: 0, fat: 0, carbs: 0 },
          grams: { 'ч. л.': 7 },
          staple: true,
        },
        {
          id: 'wheat-flour',
          title: 'Пшеничная мука',
          pack: '1 кг',
          price: 2.4,
          per100: { kcal: 334, protein: 10.8, fat: 1.3, carbs: 69.9 },
          grams: { 'ст. л.': 25 },
          marks: ['gluten'],
        },
        {
          id: 'milk',
          title: 'Молоко',
          pack: '900 мл',
          price: 2.35,
          per100: { kcal: 60, protein: 2.9, fat: 3.2, carbs: 4.7 },
          grams: { мл: 1.03 },
          marks: ['dairy'],
        },
        {
          id: 'egg',
          title: 'Яйцо',
          pack: '10 шт',
          price: 4.2,
          per100: { kcal: 157, protein: 12.7, fat: 11.5, carbs: 0.7 },
          grams: { шт: 55 },
          marks: ['egg'],
        },
      ],
    },
    'categories/soups.yaml': {
      id: 'soups',
      title: 'Супы',
      recipes: [
        {
          id: 'borscht',
          title: 'Борщ с говядиной',
          servings: 6,
          minutes: 140,
          ingredients: [
            { 'Говядина на кости': '600 г' },
            { Вода: '2,5 л' },
            { Свёкла: '2 шт' },
            { Чеснок: '3 зубчика' },
            { Соль: 'по вкусу' },
          ],
          steps: [
            {
              text: 'Залейте говядину водой и варите на слабом огне 90 минут.',
              uses: ['Говядина на кости', 'Вода'],
            },
            { text: 'Натрите свёклу и тушите 20 минут.', uses: ['Свёкла'] },
            { text: 'Положите свёклу в бульон, посолите и варите 10 минут.', uses: ['Свёкла', 'Соль'] },
            { text: 'Добавьте рубленый чеснок и снимите с огня.', uses: ['Чеснок'] },
          ],
          film: { vessel: 'bowl', color: '#a51f2f' },
        },
      ],
    },
    'categories/breakfasts.yaml': {
      id: 'breakfasts',
      title: 'Завтраки',
      recipes: [
        {
          id: 'thin-pancakes',
          title: 'Тонкие блины',
          servings: 4,
          minutes: 40,
          ingredients: [
            { 'Пшеничная мука': '8 ст. л.' },
            { Молоко: '500 мл' },
            { Яйцо: '2 шт' },
            { Соль: '0,5 ч. л.' },
            { Вода: '100 мл' },
          ],
          steps: [
            { text: 'Взбейте яйца с солью.', uses: ['Яйцо', 'Соль'] },
            {
              text: 'Влейте молоко и всыпьте муку, размешайте до гладкости.',
              uses: ['Молоко', 'Пшеничная мука'],
            },
            { text: 'Разведите тесто водой и оставьте на 10 минут.', uses: ['Вода'] },
            { text: 'Пеките блины на горячей сковороде по 1 минуте с каждой стороны.', uses: [] },
          ],
          film: { vessel: 'plate', color: '#e3b76a' },
        },
      ],
    },
  }
}
