import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClaimsPanel } from './claims-panel.tsx'

const claim = { figure: '98%', text: 'of members say so' }

test('claims without a proof are listed, the others are not', () => {
  render(
    <ClaimsPanel
      claims={{ open: { ...claim, proof: null }, proven: { ...claim, proof: 'Survey of May' }, gone: null }}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['open: 98% of members say so'])
})

test('nothing is said when every claim has its proof', () => {
  const { container } = render(<ClaimsPanel claims={{ proven: { ...claim, proof: 'Survey of May' } }} />)
  expect(container.textContent).toBe('')
})
