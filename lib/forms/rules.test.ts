import { describe, expect, it } from 'vitest'

import { address, confirmation, email, password, phone, required, type Rule } from '@/lib/forms/rules'

/** The wording of spec point 5. */
const messages = {
  required: 'Обязательное поле',
  latin: 'Используйте латинские символы',
  email: 'Неправильный формат email',
  password: 'Пароль должен содержать цифры и буквы в разных регистрах',
  confirmation: 'Пароли не совпадают',
  address: 'Неправильный формат адреса',
  phone: 'Неправильный формат номера телефона',
}

type Row = [value: string, expected: string | undefined]

function describeRule(name: string, rule: Rule, rows: Row[]) {
  describe(name, () => {
    it.each(rows)('returns for %j %j', (value, expected) => expect(rule(value)).toBe(expected))
  })
}

describeRule('required', required, [
  ['', messages.required],
  ['   ', messages.required],
  ['Минск, Немига', undefined],
  ['0', undefined],
])

describeRule('email', email, [
  ['', messages.required],
  ['  ', messages.required],
  ['пилевич@мейл.ру', messages.latin],
  ['12345', messages.latin],
  ['abc.com', messages.email],
  ['a@b', messages.email],
  ['a@b.c', messages.email],
  ['a@b.museum', messages.email],
  ['a b@c.com', messages.email],
  ['a@@b.com', messages.email],
  ['a@b..com', messages.email],
  ['@b.com', messages.email],
  ['почта@b.com', messages.email],
  ['a@b.com', undefined],
  ['  a@b.com ', undefined],
  ['A.b+c_d-e@mail.example.info', undefined],
  ['a@b-c.by', undefined],
])

describeRule('password', password, [
  ['', messages.required],
  ['abc12345', messages.password],
  ['ABC12345', messages.password],
  ['Abcdefgh', messages.password],
  ['12345678', messages.password],
  ['Abc1', undefined],
  ['Пароль1', undefined],
  ['1aB', undefined],
])

describeRule('confirmation', confirmation('Abc1'), [
  ['', messages.required],
  ['abc1', messages.confirmation],
  ['Abc1 ', messages.confirmation],
  ['Abc1', undefined],
])

describeRule('address', address, [
  ['', messages.required],
  ['12', undefined],
  ['12/34', undefined],
  ['12 / 34', undefined],
  ['12а', messages.address],
  ['12-34', messages.address],
  ['д. 5', messages.address],
])

describeRule('phone', phone, [
  ['', messages.required],
  ['+375297620822', undefined],
  ['+37529-762-08-22', undefined],
  ['+375 (29) 762 08 22', undefined],
  ['74951234567', undefined],
  ['1234567', undefined],
  ['12345', undefined],
  ['+375', messages.phone],
  ['1234', messages.phone],
  ['+37529762082212345', messages.phone],
  ['телефон', messages.phone],
  ['+375xx-xxx-xx-xx', messages.phone],
])
