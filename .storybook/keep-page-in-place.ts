import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * A guide shows some stories in frames, such as dialogs, which open and focus an element when the guide is loaded. The guide
 * around them keeps its scroll position and its focus until the reader uses the frame. A frame whose story is rendered has
 * the attribute `data-story-rendered`.
 */
export function keepPageInPlace(): void {
  const frame = window.frameElement as HTMLElement | null
  if (!frame?.id.startsWith('iframe--')) return
  const page = window.parent
  let isUsed = false
  let isRendered = false
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), { capture: true })

  const returnFocus = () => {
    if (isRendered && !isUsed) frame.blur()
  }
  const keepScroll = (move: () => void) => {
    const { scrollX, scrollY } = page
    move()
    if (!isUsed) page.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    keepScroll(() => focus.call(this, options))
    returnFocus()
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function (options) {
    keepScroll(() => scrollIntoView.call(this, options))
  }

  const channel = addons.getChannel()
  // Not during the play, whose steps close what loses the focus.
  for (const event of [STORY_RENDERED, STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION])
    channel.on(event, () => {
      isRendered = true
      returnFocus()
      frame.dataset.storyRendered = ''
    })
}
