import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

/** What opens as soon as its story is rendered. */
const opensItself = /<(?:Dialog|Drawer|Popover|DropdownMenu)\.Root[^>]* defaultOpen|defaultOpen: true/

// On a page of docs it would cover the page and take the focus.
test('a story that opens an overlay is shown in a frame on its page of docs', () => {
  const withoutFrame = listFiles('packages/ui/src', /\.stories\.tsx$/).filter((path) => {
    const source = readTracked(path)
    return opensItself.test(source) && !source.includes('inline: false')
  })
  expect(withoutFrame, 'Set parameters: { docs: { story: { inline: false, iframeHeight: … } } }').toEqual([])
})
