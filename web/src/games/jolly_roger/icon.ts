export default 'flag';
