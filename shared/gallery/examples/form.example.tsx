import { Button, TextField, useForm, type FormProblems } from '@pasal/shared/ui';

export const title = 'A form';
export const about =
  'Problems stand beside their fields and heal when they are changed; what is typed stays, whatever the server says.';

export const states = {
  'Press Send: it says what is wrong': function Checked() {
    const form = useForm({
      start: { phone: '' },
      check: ({ phone }): FormProblems =>
        /^9\d{9}$/.test(phone) ? {} : { phone: 'Enter a phone number of ten digits.' },
      send: async () => undefined,
    });
    return (
      <form {...form.frame} noValidate>
        <TextField {...form.field('phone')} label="Phone to call" required />
        <Button type="submit" busy={form.isBusy}>
          Send
        </Button>
      </form>
    );
  },
  'The server refuses': function Refused() {
    const form = useForm({
      start: { code: 'DASHAIN' },
      send: async () => ({ code: 'This code has ended.' }),
    });
    return (
      <form {...form.frame}>
        <TextField {...form.field('code')} label="Coupon code" />
        <Button type="submit" busy={form.isBusy}>
          Use it
        </Button>
      </form>
    );
  },
};
