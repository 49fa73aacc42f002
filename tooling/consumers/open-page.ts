import type { Browser, Page } from 'playwright'

/** Opens a page of an application and collects the errors and warnings of its console. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await page.goto(url)
  return { page, complaints }
}

/** @returns the computed value of a property of the first element with a selector. */
export const readStyle = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
