import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as ui from './index.ts'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})
afterEach(() => {
  document.documentElement.dir = ''
})

const options = ['القاهرة', 'دبي', 'الرياض'].map((label) => ({ value: label, label }))
const rows = Array.from({ length: 30 }, (_, index) => ({
  number: `OS-2026-0000${index}`,
  city: 'القاهرة',
  weight: index,
}))

/** One of each kind of component, as in a page of an application. */
const Page = () => (
  <ui.LocaleProvider dir="rtl">
    <ui.ThemeScope>
      <ui.Stack gap="md">
        <ui.Breadcrumb current="طلب جديد">
          <a href="#a">الطلبات</a>
        </ui.Breadcrumb>
        <ui.PageHeader title="الطلبات" description="طلبات اليوم" actions={<ui.Button>إنشاء طلب</ui.Button>} />
        <ui.Alert tone="warning" title="بيانات ناقصة">
          راجع العنوان.
        </ui.Alert>
        <ui.TextField label="الشارع" />
        <ui.SearchField label="بحث" defaultValue="القاهرة" />
        <ui.PasswordField label="كلمة المرور" />
        <ui.NumberField label="العدد" />
        <ui.MoneyField label="المبلغ" />
        <ui.DateField label="اليوم" />
        <ui.TimeField label="الوقت" />
        <ui.DateTimeField label="الموعد" />
        <ui.Select label="المدينة" options={options} />
        <ui.Combobox label="الشركة" options={options} />
        <ui.MultiSelect label="العملاء" options={options} defaultValue={options.map(({ value }) => value)} />
        <ui.Checkbox label="قابل للكسر" />
        <ui.Switch label="إشعار" />
        <ui.RadioGroup label="الأولوية" options={options} />
        <ui.CheckboxGroup label="الأيام" options={options} />
        <ui.SegmentedControl label="الفترة" options={options} />
        <ui.FileDrop label="الملفات" />
        <ui.TabNav.Root label="الحالة">
          {options.map(({ label }) => (
            <ui.TabNav.Item key={label} href={`#${label}`}>
              {label}
            </ui.TabNav.Item>
          ))}
        </ui.TabNav.Root>
        <ui.DataTable.Root
          label="القائمة"
          columns={[
            { id: 'number', header: 'الرقم', value: ({ number }) => number },
            { id: 'city', header: 'المدينة', value: ({ city }) => city },
            { id: 'weight', header: 'الوزن', value: ({ weight }) => weight },
          ]}
          rows={rows}
          getRowId={({ number }) => number}
          selected={[]}
          onSelectedChange={() => {}}
        />
        <ui.Pagination page={2} totalPages={90} limit={10} total={900} onPageChange={() => {}} />
        <ui.ProgressBar label="التقدم" value={40} />
      </ui.Stack>
    </ui.ThemeScope>
  </ui.LocaleProvider>
)

/** @returns the elements beyond the edges of the page, except those inside of what scrolls or clips. */
function listOverflowing(): string[] {
  const { clientWidth } = document.documentElement
  const isInScroller = (element: Element): boolean => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true
    return false
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // Hidden texts are one pixel wide.
      return width > 1 && (left < -0.5 || right > clientWidth + 0.5) && !isInScroller(element)
    })
    .map((element) => `${element.localName} ${element.closest('[data-slot]')?.getAttribute('data-slot')}`)
}

test.each([360, 768, 1280])('nothing overflows a right-to-left page of %i pixels', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(<Page />)
  await expect.element(screen.getByRole('textbox', { name: 'الشارع' })).toBeVisible()
  expect(listOverflowing()).toEqual([])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
