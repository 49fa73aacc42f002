/** The props of HTML elements that the tables of props list. Every component supports all props of its element. */
export const nativeProps: Readonly<Record<string, string>> = {
  name: 'The name under which a form submits the value.',
  type: 'The type of an input (`email`, `tel`, `url`, `file`…) or of a button (`button`, `submit`, `reset`).',
  disabled: 'Whether it cannot be used. A disabled field is not submitted.',
  readOnly: 'Whether the value is shown and submitted, but cannot be changed.',
  placeholder: 'An example of a value. It does not replace the label.',
  autoComplete: 'What the browser can fill in: `email`, `current-password`…',
  maxLength: 'The maximum number of characters.',
  accept: 'The accepted types of files: `image/*`, `.csv`…',
  multiple: 'Whether more than one file can be selected.',
}

const ofFields = ['name', 'disabled', 'readOnly']
const ofTexts = [...ofFields, 'placeholder', 'autoComplete', 'maxLength']

/** The listed props of the elements, for components that do not document them. */
const listed: Readonly<Record<string, readonly string[]>> = {
  Button: ['type', 'disabled'],
  IconButton: ['disabled'],
  TextField: ['type', ...ofTexts],
  Textarea: ofTexts,
  PasswordField: ofTexts,
  SearchField: ofTexts,
  FileDrop: [...ofFields, 'accept', 'multiple'],
}

/** Whether the table of a component lists a prop that React declares for its element. */
export const isListedNativeProp = (component: string, name: string): boolean =>
  (component in listed || /Field$|^(?:Select|MultiSelect|Combobox|Checkbox|Switch)$/.test(component)) &&
  (listed[component] ?? ofFields).includes(name)
