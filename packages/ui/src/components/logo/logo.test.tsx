import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Logo } from './logo.tsx'
import { LogoPicture } from './logo-picture.tsx'

rootContract({ slot: 'logo' }, (props) => <Logo {...props} />)

const draw = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

rootContract({ slot: 'logo-picture' }, (props) => <LogoPicture {...props} name="Expresso Sul" src={draw(32, 32)} />)

test.each([
  [560, 100, 112, 20],
  [200, 400, 20, 40],
  [30, 30, 30, 30],
])('contains a picture of %d × %d px in a box of one size, with the name as its text', async (...sides) => {
  const [width, height, shownWidth, shownHeight] = sides
  const screen = await render(<LogoPicture name="Expresso Sul" src={draw(width, height)} align="end" />)
  const image = screen.getByRole('img', { name: 'Expresso Sul' })
  const box = screen.container.querySelector('[data-slot=logo-picture]')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([112, 40])
  await expect.poll(() => image.element().getBoundingClientRect().width).toBeCloseTo(shownWidth)
  const shown = image.element().getBoundingClientRect()
  expect(shown.height).toBeCloseTo(shownHeight)
  expect(shown.right).toBeCloseTo(box?.right ?? 0)
})

test('keeps its name for screen readers with markOnly', async () => {
  const screen = await render(
    <a href="#inicio">
      <Logo markOnly />
    </a>,
  )
  await expect.element(screen.getByRole('link', { name: 'Malote' })).toBeVisible()
})
