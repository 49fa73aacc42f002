/** Runs stories in a frame of a browser window. The functions that run in the page use only their parameters. */
import type { EngineWindow } from './engine.ts'

interface Channel {
  on(event: string, listener: (details: never) => void): void
  off(event: string, listener: (details: never) => void): void
  emit(event: string, details: object): void
  last(event: string): unknown
}
interface Story {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}
/** What the preview of Storybook adds to its window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel
  __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory(options: { storyId: string }): Promise<Story> } }
}

/** Shows the first story in a frame and waits until it is finished: the preview can then show another one. */
async function showFirst(url: string): Promise<void> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  frame.width = '1280'
  frame.height = '800'
  frame.src = url
  const preview = () => frame.contentWindow as unknown as PreviewWindow
  while (!preview().__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')) {
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Shows a story in the viewport that it names and waits until its play has ended. @returns the errors. */
async function showStory(storyId: string): Promise<string[]> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement
  const preview = frame.contentWindow as unknown as PreviewWindow
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__ as Channel
  const { parameters, storyGlobals } = await preview.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })
  const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {}
  frame.width = String(Number.parseInt(width ?? '1280', 10))
  frame.height = String(Number.parseInt(height ?? '800', 10))
  // The resize event closes lists: the next story must not receive it.
  for (let count = 0; count < 2; count++) {
    await new Promise((done) => (frame.contentWindow as Window).requestAnimationFrame(done))
  }
  await new Promise((done) => setTimeout(done))

  const errors: string[] = []
  const addError = (details: never) => {
    for (const error of [details].flat() as Error[]) errors.push(`${error.message}\n${error.stack}`)
  }
  const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored']
  for (const event of failures) channel.on(event, addError)
  await new Promise<void>((done) => {
    const finish = (details: { storyId: string }) => {
      if (details.storyId !== storyId) return
      channel.off('storyFinished', finish)
      done()
    }
    channel.on('storyFinished', finish)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  for (const event of failures) channel.off(event, addError)
  return errors
}

/** Opens a page on which `runStory` can show stories. */
export async function openStories(window: EngineWindow, storybook: string, firstId: string): Promise<void> {
  await window.open(new URL('frame.html', storybook).href)
  // The rules of the accessibility addon are those of Chromium's tests, and take longer than the story.
  const query = new URLSearchParams({ viewMode: 'story', id: firstId, globals: 'a11y.manual:!true' })
  await window.run(showFirst, new URL(`iframe.html?${query}`, storybook).href)
}

/** Shows a story and runs its play. @returns the errors. */
export const runStory = (window: EngineWindow, id: string): Promise<string[]> => window.run(showStory, id)
