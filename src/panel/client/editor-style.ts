import '../../ui/styles/base.css'

/** Every style of the editor; what is not exported, the build would leave out. */
export const styles = import.meta.glob(
  [
    '../../ui/button.module.css',
    '../../ui/kit/mark.module.css',
    '../../ui/kit/upload-list.module.css',
    '../editor/**/*.module.css',
  ],
  { eager: true },
)
