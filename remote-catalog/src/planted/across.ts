import '../../../remote-checkout/src/remote';
