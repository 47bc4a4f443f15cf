/** The welcome page. */
export const welcome = {
  title: 'TASTY',
  description:
    'Находите разнообразные, простые, полезные и вкусные рецепты и сразу заказывайте доставку ингредиентов для выбранного блюда.',
  cook: 'Cook',
  cookCaption: 'К рецептам',
  socialPicture: 'Борщ, греческий салат и пирог с ягодами на кухонном столе',
}
