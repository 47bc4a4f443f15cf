import type { ReactNode } from 'react'

import { AccountCard } from '@/components/account/account-card'
import { DataCard } from '@/components/account/data-card'
import { EraseCard } from '@/components/account/erase-card'
import { FilePreview } from '@/components/account/file-preview'
import { ForgetChoice } from '@/components/account/forget-choice'
import { LogOutButton, LogOutChoice } from '@/components/account/log-out'
import { LoginForm } from '@/components/account/login-form'
import { RegistrationForm } from '@/components/account/registration-form'
import { ResetForm } from '@/components/account/reset-form'
import { SignedInAs } from '@/components/account/signed-in-as'
import { StoredCard } from '@/components/account/stored-card'
import { UploadCard } from '@/components/account/upload-card'
import { sampleRecipes, sampleTitles } from '@/components/styleguide/samples'
import { Columns, Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { blurFields, WithInteraction } from '@/components/styleguide/with-interaction'
import { Button } from '@/components/ui/button'
import { myData } from '@/lib/user-data/messages'
import type { StoredData } from '@/lib/user-data/stored-data'

export function AccountPart() {
  const forms: { title: string; hint?: string; form: ReactNode }[] = [
    {
      title: 'Вход',
      hint: 'посетитель уже вошёл, и ему об этом говорят',
      form: <LoginForm onSignedIn={noop} />,
    },
    { title: 'Регистрация', form: <RegistrationForm onRegistered={noop} /> },
    { title: 'Сброс пароля', form: <ResetForm /> },
  ]
  return (
    <Section part="account">
      {forms.map(({ title, hint, form }) => (
        <Columns key={title}>
          <Specimen title={title} hint={hint}>
            <AccountCard>{form}</AccountCard>
          </Specimen>
          <Specimen title={`${title}, с ошибками`}>
            <WithInteraction run={blurFields}>
              <AccountCard>{form}</AccountCard>
            </WithInteraction>
          </Specimen>
        </Columns>
      ))}
    </Section>
  )
}

const sampleData: StoredData = {
  likedRecipes: JSON.stringify(sampleRecipes),
  shopList: JSON.stringify(sampleTitles),
  bought: JSON.stringify(sampleTitles.slice(0, 1)),
  isDark: 'true',
}

const previews = {
  'с новым и с тем, что записано с ошибкой': [
    { key: 'likedRecipes', added: 2, existing: 12, invalid: 0 },
    { key: 'shopList', added: 1, existing: 0, invalid: 3 },
  ],
  'без нового': [{ key: 'savedRecipes', added: 0, existing: 4, invalid: 0 }],
  'без подходящего': [{ key: 'plan', added: 0, existing: 0, invalid: 1 }],
} as const

export function DataPart() {
  return (
    <Section part="data">
      <Columns>
        <Specimen title="Кто вошёл" hint="вверху и внизу списка на «Моём»">
          <Inert>
            <div className="rounded-card bg-surface p-snug shadow-card">
              <SignedInAs email="anya@tasty.ru" />
              <LogOutButton />
              <LogOutChoice />
            </div>
          </Inert>
        </Specimen>
        <Specimen title="Выйти без следа" hint="под кнопкой выхода">
          <Inert>
            <ForgetChoice userId="sample" />
          </Inert>
        </Specimen>
        <Specimen title="Что сохранено">
          <StoredCard data={sampleData} />
        </Specimen>
        <Specimen title="Ничего не сохранено">
          <Inert>
            <StoredCard data={{}} />
          </Inert>
        </Specimen>
        <Specimen title="Копия">
          <DataCard title={myData.copy} hint={myData.copyHint}>
            <Button>{myData.download}</Button>
          </DataCard>
        </Specimen>
        <Specimen title="Из файла" hint="чужой файл покажет ошибку">
          <UploadCard data={sampleData} onPhotos={noop} />
        </Specimen>
        {Object.entries(previews).map(([title, counts]) => (
          <Specimen key={title} title="Что в файле" hint={title} isInSheet>
            <Inert>
              <FilePreview counts={[...counts]} onAdd={noop} onClose={noop} />
            </Inert>
          </Specimen>
        ))}
        <Specimen title="Забыть и уйти" hint="спросит, и здесь ничего не сотрёт">
          <EraseCard {...myData.leaving} onErase={() => Promise.resolve()} />
        </Specimen>
        <Specimen title="С чистого листа" hint="для тех, кто не вошёл">
          <EraseCard {...myData.clearing} onErase={() => Promise.resolve()} />
        </Specimen>
      </Columns>
    </Section>
  )
}
