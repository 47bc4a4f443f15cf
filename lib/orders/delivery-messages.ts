/** The delivery form. */
export const delivery = {
  title: 'Оформление доставки',
  address: 'Адрес доставки',
  city: 'Город/Улица',
  house: 'Дом/Квартира',
  housePlaceholder: '12/34',
  entrance: 'Подъезд/Этаж',
  entrancePlaceholder: '2/5',
  date: 'Дата',
  phone: 'Номер телефона',
  phonePlaceholder: '+375xx-xxx-xx-xx',
  payment: 'Способ оплаты',
  cash: 'Наличными',
  card: 'Картой курьеру',
  submit: 'Отправить',
  done: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
}
