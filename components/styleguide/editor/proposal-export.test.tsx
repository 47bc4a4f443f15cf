import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { ProposalExport } from '@/components/styleguide/editor/proposal-export'
import { renderWithUser } from '@/testing/app'

it('Where the browser does not copy, the values are below and the address is that of the site', async () => {
  const { user } = renderWithUser(<ProposalExport proposal={{ base: 'kitchen', values: {} }} />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Скопировать для tailwind.config.ts' }))
  expect(await screen.findByText(/Значения — ниже/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }))
  expect(await screen.findByText(/ссылка — его адрес/)).toBeTruthy()
})
