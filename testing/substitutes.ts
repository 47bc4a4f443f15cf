import { mockApi, type Responder } from '@/testing/api'

/** The response of the mock API, with substitutes for the pancakes where they are answered alone. */
export const mockApiWithSubstitutes: Responder = async (path, init) => {
  const response = await mockApi(path, init)
  if (path !== 'selected/thin-pancakes/category') return response
  const answer = (await response.json()) as { 'thin-pancakes': object[] }
  const substitutions = [
    {
      ingredient: 'Молоко',
      replacement: 'свекольный сок',
      product: { title: 'Свёкла', quantity: '600 г', amount: { value: 600, unit: 'г', grams: 600 } },
      ratio: '6:5',
      effect: 'розовее',
    },
    { ingredient: 'Яйцо', replacement: 'банан', ratio: '1:1', effect: 'слаще' },
  ]
  return Response.json({ 'thin-pancakes': answer['thin-pancakes'].map((one) => ({ ...one, substitutions })) })
}
