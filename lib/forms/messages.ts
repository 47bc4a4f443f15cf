/** Validation messages of form fields (spec point 5). */
export const validation = {
  required: 'Обязательное поле',
  latin: 'Используйте латинские символы',
  email: 'Неправильный формат email',
  password: 'Пароль должен содержать цифры и буквы в разных регистрах',
  confirmation: 'Пароли не совпадают',
  address: 'Неправильный формат адреса',
  phone: 'Неправильный формат номера телефона',
}
