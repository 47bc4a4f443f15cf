import { render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'

/** Takes more than the time slice after which React's scheduler gives way to other work. */
function renderSlowly() {
  const end = performance.now() + 10
  while (performance.now() < end);
}

/** Counts to 5 by effects, each of which renders the next number. */
function Counter() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timeout = setTimeout(() => setCount(1))
    return () => clearTimeout(timeout)
  }, [])
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- such a chain of effects is what is tested
    if (count > 0 && count < 5) setCount(count + 1)
  }, [count])
  renderSlowly()
  return <p>Число {count}</p>
}

it('A wait for a change ends after the effects of this change and what they render', async () => {
  render(<Counter />)
  await screen.findByText('Число 1')
  expect(screen.getByText('Число 5')).toBeTruthy()
})
